import type { RJSFSchema } from '@rjsf/utils'
import { DialogSchema } from '../../../../src/format/lists.ts'
import { noticePlaces, NoticeSchema } from '../../../../src/format/notices.ts'
import type { SettingsPage } from '../../../../src/format/setting.ts'
import { SettingsSchema } from '../../../../src/format/settings.ts'
import { asShape } from '../../../../src/format/shape/asShape.ts'
import { toJsonSchema } from '../../../../src/format/shape/toJsonSchema.ts'
import { pickPage, pickSchema, type Pick } from './pickSchema.ts'
import { schemaOf } from './schemaOf.ts'

const notice = toJsonSchema(asShape(NoticeSchema))
const settingsShape = asShape(SettingsSchema)
const settings = toJsonSchema(settingsShape) as RJSFSchema

/** The settings that a page edits, in the order of the document. */
export const picks: Readonly<Record<SettingsPage, Pick>> = {
  money: pickPage(settingsShape, 'money'),
  menus: pickPage(settingsShape, 'menus'),
}

/** Fields that may be left open. */
const optional: ReadonlySet<string> = new Set(['from', 'until', 'link', 'button'])

/** The schemas of the desk's forms and of what its pages of settings edit. Their validators are compiled in advance from these objects: `npm run generate`. */
export const formSchemas = {
  money: pickSchema(settings, picks.money),
  menus: pickSchema(settings, picks.menus),
  notice: factFormSchema(
    notice,
    ['on', 'places', 'title', 'body', 'tone', 'priority', 'from', 'until', 'zone'],
    // A notice becomes no banner: that is a form of its own.
    { places: { items: { type: 'string', enum: noticePlaces.filter((place) => place !== 'banner') } } },
  ),
  banner: factFormSchema(
    notice,
    ['on', 'picture', 'title', 'body', 'button', 'link', 'priority', 'from', 'until', 'zone'],
    {
      picture: { minProperties: 1 },
    },
  ),
  dialog: factFormSchema(toJsonSchema(asShape(DialogSchema)), [
    'on',
    'places',
    'once',
    'priority',
    'from',
    'until',
    'zone',
  ]),
} as const

export type FormName = keyof typeof formSchemas

/**
 * These keys of a notice or a dialog as a form; all but what may be left open need a value. Words come with the language.
 * @param narrowed what the form asks beyond the document
 */
function factFormSchema(
  schema: RJSFSchema,
  keys: readonly string[],
  narrowed: Readonly<Record<string, RJSFSchema>> = {},
): RJSFSchema {
  const picked = keys.map((key) => {
    const { default: _default, ...rest } = schemaOf(schema.properties?.[key])
    return [key, { ...rest, ...narrowed[key] }] as const
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(picked),
    required: keys.filter((key) => !optional.has(key)),
  }
}
