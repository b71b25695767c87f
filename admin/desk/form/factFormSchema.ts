import type { RJSFSchema } from '@rjsf/utils'
import { isLocale, languages } from '../../../src/format/locales.ts'

const titles: Readonly<Record<string, string>> = {
  on: 'Shown to members',
  places: 'Places',
  once: 'How often',
  title: 'Title',
  body: 'Text',
  tone: 'Tone',
  from: 'From',
  until: 'Until',
  zone: 'Time zone',
  priority: 'Priority',
}

/** These keys of a notice or a dialog as a form; all but the moments need a value. */
export function factFormSchema(schema: RJSFSchema, keys: readonly string[]): RJSFSchema {
  const titled = keys.map((key) => {
    const { default: _default, ...rest } = (schema.properties?.[key] ?? {}) as RJSFSchema
    const inner = rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([locale, text]) => [
          locale,
          { ...(text as RJSFSchema), title: isLocale(locale) ? languages[locale].english : locale },
        ]),
      ),
    }
    return [key, { ...rest, ...inner, title: titles[key] ?? key }] as const
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(titled),
    required: keys.filter((key) => key !== 'from' && key !== 'until'),
  }
}
