import { useMemo, type ReactNode } from 'react'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import type { UiTexts } from '../../../src/ui/uiTexts.ts'
import { useWords } from '../words/useWords.ts'
import type { Say } from '../words/WordTable.ts'

/** The words of the controls themselves, in the operator's language. */
export function UiWords({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const texts = useMemo(() => uiTexts(t), [t])
  return <UiProvider texts={texts}>{children}</UiProvider>
}

function uiTexts(t: Say): UiTexts {
  return {
    amountDecimals: t('ui.amountDecimals'),
    amountLong: t('ui.amountLong'),
    amountReadings: t('ui.amountReadings'),
    amountWhole: t('ui.amountWhole'),
    amountWrong: t('ui.amountWrong'),
    apply: t('ui.apply'),
    back: t('ui.back'),
    cancel: t('ui.cancel'),
    clear: t('ui.clear'),
    close: t('ui.close'),
    copied: t('ui.copied'),
    copy: t('ui.copy'),
    copyFailed: t('ui.copyFailed'),
    done: t('ui.done'),
    hidePassword: t('ui.hidePassword'),
    loading: t('ui.loading'),
    more: t('ui.more'),
    next: t('ui.next'),
    noMatches: t('ui.noMatches'),
    opensNewWindow: t('ui.opensNewWindow'),
    pasteCut: t('ui.pasteCut'),
    pause: t('ui.pause'),
    play: t('ui.play'),
    previous: t('ui.previous'),
    refresh: t('ui.refresh'),
    retry: t('ui.retry'),
    search: t('ui.search'),
    showPassword: t('ui.showPassword'),
  }
}
