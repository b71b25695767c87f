import { fireEvent, screen, within } from '@testing-library/react'
import { closeApp } from './closeApp.ts'
import type { Documents, Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { setting } from './setting.ts'

/** The first and the last year that a date field offers. */
async function yearsOffered(
  documents: Documents,
  at: string,
  role: 'button' | 'combobox',
  field: RegExp,
): Promise<{ readonly first: string | undefined; readonly last: string | undefined }> {
  const app = openApp(documents, { situation: 'member', at })
  fireEvent.click(await screen.findByRole(role, { name: field }))
  const [, year] = await within(await screen.findByRole('dialog')).findAllByRole('combobox')
  const years = [...(year?.querySelectorAll('option') ?? [])].map((option) => option.value)
  await closeApp(app)
  return { first: years.at(0), last: years.at(-1) }
}

/** Constants that bound the days to choose from. */
export const dateProofs: readonly Proof[] = [
  {
    name: 'the date picker',
    constants: [
      setting('dates-min', '/dates/min', '2020', '2021-01-01'),
      setting('dates-max', '/dates/max', '2030', '2031-01-01'),
    ],
    async visit(documents) {
      const { first, last } = await yearsOffered(documents, '/dealRecord2', 'button', /^Date/)
      return { 'dates-min': first, 'dates-max': last }
    },
  },
  {
    name: 'the birthday',
    constants: [setting('birthday-min', '/dates/birthdayMin', '1980', '1990-01-01')],
    visit: async (documents) => ({
      'birthday-min': (await yearsOffered(documents, '/userInfo', 'combobox', /^Birthday/)).first,
    }),
  },
]
