// @vitest-environment jsdom
import { Validator } from '@cfworker/json-schema'
import { act, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as ButtonModule from '../../ui/Button.tsx'
import type * as TextFieldModule from '../../ui/TextField.tsx'
import * as deriving from '../reading/useDerived.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

const renders = vi.hoisted(() => ({ of: new Map<string, number>() }))

vi.mock('../../ui/TextField.tsx', async (original) => {
  const { TextField } = await original<typeof TextFieldModule>()
  return {
    TextField(props: Parameters<typeof TextField>[0]) {
      renders.of.set(props.label, (renders.of.get(props.label) ?? 0) + 1)
      return TextField(props)
    },
  }
})
vi.mock('../../ui/Button.tsx', async (original) => {
  const module = await original<typeof ButtonModule>()
  return {
    ...module,
    Button(props: Parameters<typeof module.Button>[0]) {
      renders.of.set('button', (renders.of.get('button') ?? 0) + 1)
      return module.Button(props)
    },
  }
})

vi.mock('../reading/useDerived.ts', { spy: true })

const names = Array.from({ length: 100 }, (_, index) => `field${index}`)
const fields = Object.fromEntries(names.map((name) => [name, { required: true }]))
const counted = () => Object.fromEntries(renders.of)

beforeEach(() => renders.of.clear())
afterEach(() => void vi.restoreAllMocks())

it('renders one field of a hundred for a keystroke', async () => {
  const { user } = await playForm(
    formBlock(fields, { rules: [{ assert: cel('form.field0 != form.field1'), at: 'field0', message: { c: 'x' } }] }),
  )
  await user.click(screen.getByLabelText('field7'))
  renders.of.clear()
  await user.keyboard('a')
  expect(counted()).toEqual({ field7: 1 })
})

it('reads what all fields say at once, and again for no keystroke', async () => {
  vi.mocked(deriving.createDerivation).mockClear()
  const { user } = await playForm(formBlock(fields))
  const { calls } = vi.mocked(deriving.createDerivation).mock
  const { length } = calls
  expect(length).toBeLessThan(10)
  await user.type(screen.getByLabelText('field7'), 'ab')
  expect(calls).toHaveLength(length)
})

it('draws a field by few components', async () => {
  await playForm(formBlock(fields))
  expect(componentsAround(screen.getByLabelText('field7'))).toEqual(['Field', 'TextInput', 'TextField', 'FormField'])
})

it('checks no field for a keystroke before the member has tried to send', async () => {
  const { user } = await playForm(formBlock(fields))
  const checking = vi.spyOn(Validator.prototype, 'validate')
  await user.type(screen.getByLabelText('field7'), 'ab')
  expect(checking).not.toHaveBeenCalled()
})

it('checks the form by what it has prepared before, once the member has tried to send', async () => {
  const { user } = await playForm(formBlock(fields))
  await user.click(screen.getByRole('button', { name: 'submit' }))
  const checking = vi.spyOn(Validator.prototype, 'validate')
  await user.type(screen.getByLabelText('field7'), 'ab')
  expect(checking).toHaveBeenCalled()
  expect(new Set(checking.mock.contexts).size).toBe(1)
})

it('renders only the fields whose problem changes once the member has tried to send', async () => {
  const { user } = await playForm(
    formBlock(fields, { rules: [{ assert: cel('form.field0 != form.field1'), at: 'field0', message: { c: 'x' } }] }),
  )
  await user.type(screen.getByLabelText('field0'), 'a')
  await user.click(screen.getByRole('button', { name: 'submit' }))
  await user.click(screen.getByLabelText('field1'))
  renders.of.clear()
  await user.keyboard('a')
  // The field itself, and the one the rule speaks at.
  expect(Object.keys(counted()).sort()).toEqual(['field0', 'field1'])
})

it('renders only the readers of a setting that changes', async () => {
  const block = formBlock({ ...fields, field3: { hint: { c: 'hint', with: { min: cel('settings.min') } } } })
  const { host } = await playForm(block, { settings: { min: new Big(1) } })
  renders.of.clear()
  act(() => host.settings.set({ min: new Big(2) }))
  expect(counted()).toEqual({ field3: 1 })
  act(() => host.settings.set({ min: new Big(2) }))
  expect(counted()).toEqual({ field3: 1 })
})

interface Fiber {
  readonly return: Fiber | null
  readonly type: unknown
}

/** The components between the list of all fields and an input, from the outside. */
function componentsAround(input: HTMLElement): string[] {
  const names: string[] = []
  const list = input.closest('[data-field=field7]')?.parentElement
  const fiberOf = (element: Element | null | undefined) =>
    Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactFiber$'))?.[1] as Fiber | undefined
  const end = fiberOf(list)
  for (let fiber: Fiber | null | undefined = fiberOf(input); fiber && fiber !== end; fiber = fiber.return) {
    if (typeof fiber.type === 'function') names.unshift(fiber.type.name)
  }
  return names
}
