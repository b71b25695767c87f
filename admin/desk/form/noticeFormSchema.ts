import type { RJSFSchema } from '@rjsf/utils'

const titles: Readonly<Record<string, string>> = {
  on: 'On',
  places: 'Places',
  title: 'Title',
  body: 'Text',
  tone: 'Tone',
  from: 'From',
  until: 'Until',
  zone: 'Time zone',
  priority: 'Priority',
}
const languages: Readonly<Record<string, string>> = { kor: 'Korean', cn: 'Chinese', en: 'English' }

/** A notice as a form: the id is the address of the notice, not a field. */
export function noticeFormSchema(schema: RJSFSchema): RJSFSchema {
  const { id: _id, ...properties } = schema.properties ?? {}
  const titled = Object.entries(properties).map(([key, property]) => {
    const { default: _default, ...rest } = property as RJSFSchema
    const inner = rest.properties && { properties: Object.fromEntries(Object.entries(rest.properties).map(([locale, text]) => [locale, { ...(text as RJSFSchema), title: languages[locale] ?? locale }])) }
    return [key, { ...rest, ...inner, title: titles[key] ?? key }] as const
  })
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(titled), required: ['on', 'places', 'title', 'body', 'tone', 'zone', 'priority'] }
}
