import { describe, expect, it } from 'vitest'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { applyEdits } from '../../../../src/format/overlay.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { testDocuments, testNotice, testScreen } from '../../testing/testDocuments.ts'
import { replaceEdits } from './ReplacePicture.tsx'

const [from, to] = ['a'.repeat(64), 'b'.repeat(64)]
const screen = {
  ...testScreen,
  body: [
    { id: 'top', type: 'image', src: libraryPicture(from) },
    { id: 'read', type: 'image', src: '=data.user.avatar' },
    { id: 'form', type: 'form', fields: [{ choices: { source: 'banks', image: 'ico' } }] },
    { id: 'slides', type: 'carousel', items: [{ title: 'home.title', image: 'demo/banners/vip.svg' }] },
  ],
}

function snapshotOf(...edits: readonly { readonly fact: string; readonly value: unknown }[]): DraftSnapshot {
  const overlay = edits.map((edit) => ({ ...edit, replaces: null, actor: 'mina', at: '' }))
  const shipped = parseFacts(testDocuments)
  return {
    status: 'ready',
    problem: undefined,
    seq: 1,
    shipped,
    live: parseFacts(applyEdits(testDocuments, overlay).files),
    overlay,
    conflicts: [],
    changes: [],
    schedules: [],
    trials: [],
    current: undefined,
    edits: new Map(),
    pending: new Map(),
    saved: new Set(),
  }
}

describe('replacing a picture', () => {
  it('edits every fact that names it, at any depth, and no other', () => {
    const snapshot = snapshotOf(
      { fact: 'screen:home', value: screen },
      { fact: 'settings:/sponsors/0/image', value: libraryPicture(from) },
      { fact: 'settings:/sponsors/1/image', value: libraryPicture(to) },
    )
    expect(replaceEdits(snapshot, from, to)).toEqual([
      {
        fact: 'screen:home',
        value: { ...screen, body: [{ ...screen.body[0], src: libraryPicture(to) }, ...screen.body.slice(1)] },
      },
      { fact: 'settings:/sponsors/0/image', value: libraryPicture(to) },
    ])
    expect(replaceEdits(snapshot, 'c'.repeat(64), to)).toEqual([])
  })

  it('edits a banner in the languages that name it', () => {
    const picture = { kor: libraryPicture(from), en: 'demo/banners/vip.svg' }
    const banner = { ...testNotice, id: 'sale', places: ['banner'], title: { en: 'Sale' }, body: {}, picture }
    const snapshot = snapshotOf({ fact: 'notice:sale', value: banner })
    expect(replaceEdits(snapshot, from, to)).toEqual([
      { fact: 'notice:sale', value: { ...banner, picture: { ...picture, kor: libraryPicture(to) } } },
    ])
  })
})
