import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createScopedName } from './pageConfig.ts'
import { repositoryRoot } from './repositoryRoot.ts'

it('names a class after its sheet', () => {
  const scopedName = createScopedName()
  expect(scopedName('full', '/src/ui/Button.module.css')).toBe('Button-full')
  expect(scopedName('small', '/src/ui/Button.module.css')).toBe('Button-small')
})

it('refuses two sheets of one name, whose classes would be the same', () => {
  const scopedName = createScopedName()
  const sheet = join(repositoryRoot, 'src/ui/Button.module.css')
  scopedName('full', sheet)
  expect(() => scopedName('full', '/admin/Button.module.css')).toThrow('Two style sheets have the name Button')
  expect(scopedName('full', sheet)).toBe('Button-full')
})

it('takes a sheet that was moved meanwhile', () => {
  const scopedName = createScopedName()
  scopedName('full', '/before/Button.module.css')
  expect(scopedName('full', '/after/Button.module.css')).toBe('Button-full')
})
