import type { i18n } from 'i18next'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

/** Words of the operator's language for the components beneath, and the `lang` of the page. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={words}>
      <PageLanguage />
      {children}
    </I18nextProvider>
  )
}

function PageLanguage() {
  const { i18n } = useTranslation()
  const { language } = i18n
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
