import { CSPProvider } from '@base-ui/react/csp-provider'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { createOverlays, type Overlays } from './createOverlays.ts'
import { renderHashLink, type RenderLink } from './renderLink.tsx'
import { createUiTexts, type UiTexts } from './uiTexts.ts'

export interface UiSurroundings {
  texts: UiTexts
  renderLink: RenderLink
  overlays: Overlays
}

const Surroundings = createContext<UiSurroundings>({
  // Outside a provider a control shows what its words are called.
  texts: createUiTexts((name) => name),
  renderLink: renderHashLink,
  overlays: createOverlays(),
})

export interface UiProviderProps {
  texts?: UiTexts | undefined
  renderLink?: RenderLink | undefined
  overlays?: Overlays | undefined
  children: ReactNode
}

/** Context of the components: the words, the router's links, the stack of overlays. */
export function UiProvider({ texts, renderLink, overlays, children }: UiProviderProps) {
  const outer = use(Surroundings)
  const value = useMemo(
    () => ({
      texts: texts ?? outer.texts,
      renderLink: renderLink ?? outer.renderLink,
      overlays: overlays ?? outer.overlays,
    }),
    [texts, renderLink, overlays, outer],
  )
  return (
    <Surroundings value={value}>
      {/* Our style-src allows no inline <style>. */}
      <CSPProvider disableStyleElements>{children}</CSPProvider>
    </Surroundings>
  )
}

export function useUi(): UiSurroundings {
  return use(Surroundings)
}
