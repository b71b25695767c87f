import { createContext, use } from 'react'
import type { ManifestScreen } from '../../../src/format/release.ts'

export type Screens = Readonly<Record<string, ManifestScreen>>

/** The screens of the phone's draft, by id. */
export const PreviewScreens = createContext<Screens>({})

export function usePreviewScreens(): Screens {
  return use(PreviewScreens)
}
