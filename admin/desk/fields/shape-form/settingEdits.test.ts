import { describe, expect, it, vi } from 'vitest'
import { settingEdits } from './MenuSetting.tsx'

const tabs = [{ label: 'a' }, { label: 'b' }, { label: 'c' }]

function editsOf(value: unknown) {
  const save = vi.fn<(next: unknown) => void>()
  return { edits: settingEdits(['tabBar'], value, save), save }
}

describe('an edit inside a setting', () => {
  it('saves the whole list with one entry changed, moved, added or taken out', () => {
    const { edits, save } = editsOf(tabs)
    edits.set(['tabBar', 1, 'label'], 'd')
    edits.move(['tabBar'], 0, 2)
    edits.insert(['tabBar'], 1, { label: 'e' })
    edits.set(['tabBar', 0], undefined)
    expect(save.mock.calls).toEqual([
      [[{ label: 'a' }, { label: 'd' }, { label: 'c' }]],
      [[{ label: 'b' }, { label: 'c' }, { label: 'a' }]],
      [[{ label: 'a' }, { label: 'e' }, { label: 'b' }, { label: 'c' }]],
      [[{ label: 'b' }, { label: 'c' }]],
    ])
  })

  it('saves the setting itself', () => {
    const { edits, save } = editsOf(undefined)
    edits.set(['tabBar'], [{ label: 'a' }])
    expect(save).toHaveBeenCalledWith([{ label: 'a' }])
  })
})
