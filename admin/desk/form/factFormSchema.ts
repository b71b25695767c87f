import type { RJSFSchema } from '@rjsf/utils'

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
const languages: Readonly<Record<string, string>> = { kor: 'Korean', cn: 'Chinese', en: 'English' }

/** These keys of a notice or a dialog as a form; all but the moments need a value. */
export function factFormSchema(schema: RJSFSchema, keys: readonly string[]): RJSFSchema {
  const titled = keys.map((key) => {
    const { default: _default, ...rest } = (schema.properties?.[key] ?? {}) as RJSFSchema
    const inner = rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([locale, text]) => [
          locale,
          { ...(text as RJSFSchema), title: languages[locale] ?? locale },
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
