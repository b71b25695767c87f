import type { Notice } from '../../../../src/format/notices.ts'

/** A notice as it is stored: a language without a text is left out, and so is a time that is not set. */
export function withoutEmpty({ title, body, from, until, ...rest }: Omit<Notice, 'id'>): Omit<Notice, 'id'> {
  return {
    ...rest,
    title: filled(title),
    body: filled(body),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

function filled(texts: Notice['title'] | undefined): Notice['title'] {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== undefined && text !== ''))
}
