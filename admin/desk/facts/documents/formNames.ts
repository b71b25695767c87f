import { valueAt } from '../../../../src/format/check/valueAt.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import type { Words } from '../../words/useWords.ts'
import { blockName } from './blockName.ts'
import { readScreen } from './ScreenDocument.ts'
import { listsOf, screenTree } from './screenTree.ts'

/** Names of a screen's forms for operators. */
export interface FormNames {
  /**
   * The screen's title, and the tab of the form or else its own words; with its id where another form of the screen says
   * the same.
   */
  readonly form: (id: string) => string
  /** The label of a field. */
  readonly field: (form: string, field: string) => string
}

/** Those of a screen's document; what it does not have, or has no plain words for, has its id for a name. */
export function formNames(screen: string, facts: Facts, words: Words): FormNames {
  const document = facts.read(formatFact({ kind: 'screen', id: screen }))
  const copy = facts.copy[words.locale]
  const forms = listsOf(screenTree(document, copy)).flatMap(({ list: { blocks, name } }) =>
    blocks
      .filter(({ type }) => type === 'form')
      .map((form) => ({
        ...form,
        name: (name.kind === 'tab' ? name.label : undefined) ?? blockName(form, document, copy, words),
      })),
  )
  const { title } = readScreen(screen, document, copy)
  const named = (id: string) => forms.find((form) => form.id === id)
  return {
    form(id) {
      const name = named(id)?.name ?? id
      const isShared = forms.some((other) => other.id !== id && other.name === name)
      return [...new Set([title, isShared ? `${name} (${id})` : name])].join(' · ')
    },
    field(form, field) {
      const { path } = named(form) ?? {}
      const fields = path && memberOf(valueAt(document, path), 'fields')
      return blockLabel(objectOf(memberOf(fields, field)), copy) ?? field
    },
  }
}
