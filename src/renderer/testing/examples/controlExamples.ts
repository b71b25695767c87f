import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

/** The blocks that change something at once. */
export const controlExamples: Pick<BlockExamples, 'switch' | 'upload'> = {
  switch: [
    {
      name: 'a setting of the member',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.automatic',
      block: {
        type: 'switch',
        id: 'automatic',
        off: false,
        label: { c: 'example.automatic' },
        hint: { c: 'example.notice' },
        on: { e: ['==', ['get', ['get', ['id', 'data'], 'user'], 'transferstatus'], 1], needs: ['user'] },
        do: [
          {
            call: 'updateTransferStatus',
            with: { transferstatus: { e: ['?:', ['id', 'on'], 1, 0] } },
            money: false,
            say: false,
          },
          { refresh: 'user' },
        ],
      },
    },
  ],
  upload: [
    {
      name: 'a picture of the member',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.picture',
      block: {
        type: 'upload',
        id: 'picture',
        off: false,
        label: { c: 'example.picture' },
        hint: { c: 'example.notice' },
        src: read('data.user.avatar'),
        do: [{ refresh: 'user' }],
      },
    },
  ],
}
