import { expect, it } from 'vitest'
import { separateRefused } from './start.ts'
import type { Blocker } from '../../../api/findings.ts'
import type { OverlayEdit } from '../../../api/edits.ts'

const edit = (fact: string, value: unknown = 1, minute = 0): OverlayEdit => ({
  fact,
  value,
  replaces: 0,
  actor: 'mina',
  at: `2026-03-02T05:${String(minute).padStart(2, '0')}:00Z`,
})
const blocker = (more: Partial<Blocker>): Blocker => ({ gate: 'check', code: 'shape', message: 'no', ...more })

/** Sorts out edits by the blockers of each set of them, and counts the checks. */
async function sorted(edits: readonly OverlayEdit[], against: (has: (fact: string) => boolean) => readonly Blocker[]) {
  let asked = 0
  const answer = await separateRefused(edits, (some) => {
    asked += 1
    return Promise.resolve(against((fact) => some.some((one) => one.fact === fact)))
  })
  return (
    answer && {
      kept: answer.kept.map(({ fact }) => fact),
      refused: answer.refused.map((one) => one.edit.fact),
      blockers: answer.refused.map((one) => one.blockers),
      asked,
    }
  )
}

const many = Array.from({ length: 200 }, (_, index) => edit(`copy:en:page.k${index}`))

it('finds the one edit at the blocked path, without checking the others', async () => {
  const found = await sorted(many, (has) =>
    has('copy:en:page.k77') ? [blocker({ document: 'copy/en.json', path: '/page.k77' })] : [],
  )
  expect(found).toMatchObject({ refused: ['copy:en:page.k77'], asked: 3 })
  expect(found?.kept).toHaveLength(199)
})

it('finds it in a document whose blocker names no path, and keeps the others', async () => {
  const edits = [edit('notice:a'), edit('notice:b'), edit('notice:c'), edit('settings:/a')]
  const found = await sorted(edits, (has) =>
    has('notice:b') ? [blocker({ document: 'notices.json', path: '/notices/1' })] : [],
  )
  expect(found).toMatchObject({ kept: ['notice:a', 'notice:c', 'settings:/a'], refused: ['notice:b'] })
})

it('finds it even if the blocker names another document', async () => {
  const edits = [edit('screen:a'), edit('screen:b'), edit('copy:en:a.b')]
  const found = await sorted(edits, (has) =>
    has('screen:b') ? [blocker({ document: 'screens/z.json', path: '/path' })] : [],
  )
  expect(found).toMatchObject({ kept: ['screen:a', 'copy:en:a.b'], refused: ['screen:b'] })
})

it('finds it by the screen that fails to play', async () => {
  const found = await sorted([edit('screen:a'), edit('screen:b')], (has) =>
    has('screen:b') ? [blocker({ gate: 'play', screen: 'b', locale: 'en' })] : [],
  )
  expect(found).toMatchObject({ kept: ['screen:a'], refused: ['screen:b'] })
})

it('finds an edit that is blocked only after another one is gone', async () => {
  const found = await sorted([edit('screen:a', 1, 1), edit('block:a/x'), edit('screen:b')], (has) => {
    if (has('screen:a')) return [blocker({ document: 'screens/a.json', path: '/body/0' })]
    return has('block:a/x') ? [blocker({ code: 'unknown-fact', document: 'block:a/x' })] : []
  })
  expect(found).toMatchObject({ kept: ['screen:b'], refused: ['screen:a', 'block:a/x'] })
})

it('keeps an edit that needs another kept edit', async () => {
  const edits = [edit('copy:en:a.b', 1, 1), edit('copy:kor:a.b', 1, 2), edit('settings:/x', 1, 3)]
  const found = await sorted(edits, (has) => [
    ...(has('settings:/x') ? [blocker({ document: 'settings.json', path: '/x' })] : []),
    ...(has('copy:en:a.b') === has('copy:kor:a.b') ? [] : [blocker({ document: 'copy/en.json', path: '/a.b' })]),
  ])
  expect(found).toMatchObject({ kept: ['copy:en:a.b', 'copy:kor:a.b'], refused: ['settings:/x'] })
})

it('keeps an edit that needs a later one', async () => {
  const edits = [edit('notice:a', 1, 1), edit('notice:b', 1, 2), edit('notice:c', 1, 3)]
  const found = await sorted(edits, (has) =>
    has('notice:c') || (has('notice:a') && !has('notice:b')) ? [blocker({ document: 'notices.json' })] : [],
  )
  expect(found).toMatchObject({ kept: ['notice:a', 'notice:b'], refused: ['notice:c'] })
})

it('gives the blockers of an edit together with all kept edits', async () => {
  const found = await sorted([edit('screen:a'), edit('screen:b')], (has) => [
    ...(has('screen:a') ? [blocker({ document: 'screens/a.json', message: 'a' })] : []),
    ...(has('screen:b') ? [blocker({ document: 'screens/b.json', message: 'b' })] : []),
  ])
  expect(found?.blockers.map((some) => some.map(({ message }) => message))).toEqual([['a'], ['b']])
})

it('answers undefined if the documents are refused without any edit', async () => {
  expect(await sorted([edit('screen:a')], () => [blocker({ document: 'screens/z.json' })])).toBeUndefined()
})

it('takes a text of operators’ own out and back with all its languages, as it is nothing in one alone', async () => {
  const texts = ['own.sale', 'own.news'].flatMap((key) => ['cn', 'en', 'kor'].map((locale) => `copy:${locale}:${key}`))
  const edits = [...texts, 'dialog:own-sale', 'dialog:own-news'].map((fact) => edit(fact))
  const found = await sorted(edits, (has) => {
    const missing = texts.filter(
      (fact) => !has(fact) && texts.some((other) => keyOf(other) === keyOf(fact) && has(other)),
    )
    const unsaid = ['sale', 'news'].filter((id) => has(`dialog:own-${id}`) && !has(`copy:en:own.${id}`))
    return [
      ...(has('copy:cn:own.sale') ? [blocker({ document: 'copy/cn.json', path: '/own.sale' })] : []),
      ...missing.map((fact) => blocker({ document: `copy/${fact.split(':')[1] ?? ''}.json`, path: '' })),
      ...unsaid.map((id) => blocker({ document: 'dialogs.json', path: `/dialogs/own-${id}/title` })),
    ]
  })
  expect(found?.kept).toEqual([...texts.filter((fact) => keyOf(fact) === 'own.news'), 'dialog:own-news'])
})

const keyOf = (fact: string) => fact.split(':')[2]
