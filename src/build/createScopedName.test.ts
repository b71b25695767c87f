import { expect, it } from 'vitest'
import { createScopedName } from './createScopedName.ts'

it('names a class after its sheet', () => {
  const scopedName = createScopedName()
  expect(scopedName('full', '/src/ui/Button.module.css')).toBe('Button-full')
  expect(scopedName('small', '/src/ui/Button.module.css')).toBe('Button-small')
})

it('refuses two sheets of one name, whose classes would be the same', () => {
  const scopedName = createScopedName()
  scopedName('full', '/src/ui/Button.module.css')
  expect(() => scopedName('full', '/admin/Button.module.css')).toThrow('Two style sheets have the name Button')
})
