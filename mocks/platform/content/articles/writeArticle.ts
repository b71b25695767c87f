import type { Texts } from '../../Locale.ts'

export type Triple = readonly [kor: string, cn: string, en: string]

export interface Article {
  readonly title: Texts
  readonly content: Texts
}

interface Section {
  readonly heading: Triple
  /** Paragraphs, or the items of a list. */
  readonly says: readonly Triple[]
  readonly isList?: boolean
}

/** A page of help or of terms, in every language; `<strong>` is all that its texts may have in them. */
export function writeArticle(title: Triple, lead: Triple, ...sections: readonly Section[]): Article {
  const content = (language: 0 | 1 | 2) =>
    [
      `<p>${lead[language]}</p>`,
      ...sections.map(({ heading, says, isList = false }) => {
        const tag = isList ? 'li' : 'p'
        const body = says.map((text) => `<${tag}>${text[language]}</${tag}>`).join('')
        return `<h2>${heading[language]}</h2>${isList ? `<ul>${body}</ul>` : body}`
      }),
    ].join('')
  return {
    title: { kor: title[0], cn: title[1], en: title[2] },
    content: { kor: content(0), cn: content(1), en: content(2) },
  }
}
