import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiProvider } from '../UiProvider.tsx'
import { englishTexts } from './englishTexts.ts'

/** Renders with the words of the controls in English. */
export function renderInEnglish(shown: ReactNode): RenderResult {
  return render(shown, { wrapper: InEnglish })
}

export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <UiProvider texts={englishTexts}>{children}</UiProvider>
}
