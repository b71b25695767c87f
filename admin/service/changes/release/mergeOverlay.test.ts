import { describe, expect, it } from 'vitest'
import { mergeOverlay } from './mergeOverlay.ts'

const at = '2026-03-02T05:00:00.000Z'
const edit = (fact: string, value: unknown) => ({ fact, value, actor: 'mina', at })
const live = (fact: string, value: unknown) => ({ ...edit(fact, value), replaces: null })
const format = { readFact: () => undefined }

describe('the overlay with a draft merged into it', () => {
  it('drops edits within a setting that is edited as a whole', () => {
    const overlay = [live('settings:/sponsors/0/image', 'a.svg'), live('settings:/sponsorsShown', true)]
    expect(mergeOverlay(overlay, [edit('settings:/sponsors', [])], [], format).map(({ fact }) => fact)).toEqual([
      'settings:/sponsors',
      'settings:/sponsorsShown',
    ])
  })

  it('takes an edit away where the draft says null', () => {
    expect(mergeOverlay([live('settings:/a', 1)], [edit('settings:/a', null)], [], format)).toEqual([])
    expect(mergeOverlay([], [edit('settings:/a', null)], [], format)).toEqual([])
  })
})
