import { join } from 'node:path'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import { longFormFields, longFormRules } from '../longFormFields.ts'

interface ScreenDocument {
  readonly [key: string]: unknown
  readonly sources: { readonly records: object }
}

const transRecord = JSON.parse(
  readWrittenOut(join(repositoryRoot, 'schemas')).files.find(({ path }) => path === 'screens/transRecord.json')?.text ??
    '',
) as ScreenDocument

const label = (number: string) => ({ copy: 'recharge.address', with: { network: `='${number}'` } })

/** Screens that only the bench needs, published as a developer would publish a whole screen. */
export const benchScreens = [
  {
    fact: 'screen:benchPolled',
    value: {
      ...transRecord,
      id: 'benchPolled',
      path: '/benchPolled',
      sources: {
        ...transRecord.sources,
        records: { ...transRecord.sources.records, poll: { every: '=settings.polling.wallets' } },
      },
    },
  },
  {
    fact: 'screen:benchForm',
    value: {
      $schema: '../reference/screen.schema.json',
      format: 1,
      id: 'benchForm',
      path: '/benchForm',
      access: 'member',
      title: 'recharge.title',
      chrome: { header: 'back' },
      body: [
        {
          id: 'form',
          type: 'form',
          schema: {
            type: 'object',
            required: longFormFields.filter(({ required }) => required).map(({ name }) => name),
            properties: Object.fromEntries(
              longFormFields.map(({ name, minLength, maxLength }) => [
                name,
                { type: 'string', maxLength, ...(minLength > 1 && { minLength }) },
              ]),
            ),
          },
          fields: Object.fromEntries(longFormFields.map(({ name, number }) => [name, { label: label(number) }])),
          rules: longFormRules.map(([name, other]) => ({
            assert: `=form.${name} != form.${other}`,
            at: name,
            message: 'recharge.amountWrong',
          })),
          submit: { label: 'recharge.submit', do: [{ toast: 'common.success' }] },
        },
      ],
    },
  },
] as const
