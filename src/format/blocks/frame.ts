import { Type } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const frame = declareBlock({
  shape: exact(
    {
      type: Type.Literal('frame'),
      ...blockBase,
      title: text('The name of the page for screen readers.'),
      src: value('string', 'An https address of the allow-list.'),
      full: Type.Optional(
        Type.Boolean({ description: 'Fills the screen beneath its header; for a screen that shows nothing else.' }),
      ),
    },
    'An external page, full size.',
  ),
  examples: [
    {
      name: 'a page',
      sources: { service: { call: 'getServicerUrl' } },
      part: { type: 'frame', id: 'page', title: 'zhanzhuye.title', src: '=data.service.url' },
    },
  ],
})
