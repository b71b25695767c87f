import type { ReactElement } from 'react'
import { Trans } from 'react-i18next'
import { useWords } from './useWords.ts'
import type { Values, WordKey } from './WordTable.ts'

export interface SaidProps<K extends WordKey> {
  readonly word: K
  readonly values?: Values<K>[0]
  /** Elements that draw the tags of the text: `<name>{{name}}</name>` by `name`. */
  readonly parts: Readonly<Record<string, ReactElement>>
}

/** A sentence with elements in it, at the place where each language has them. */
export function Said<K extends WordKey>({ word, values, parts }: SaidProps<K>) {
  useWords()
  return <Trans i18nKey={word} values={values ?? {}} components={parts} />
}
