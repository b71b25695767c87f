import { lazy, Suspense, useMemo } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { reuseEqual } from '../../../src/platform/reuseEqual.ts'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { Shell } from './shell/Shell.tsx'
import { uiTexts } from './text/uiTexts.ts'
import type { Twin } from './Twin.ts'
import { TwinContext } from './TwinContext.ts'
import '../../../src/ui/tokens.css'
import '../../../src/ui/base.css'

const TransRecordScreen = lazy(async () => ({
  default: (await import('./records/TransRecordScreen.tsx')).TransRecordScreen,
}))
const RechargeScreen = lazy(async () => ({ default: (await import('./deposit/RechargeScreen.tsx')).RechargeScreen }))
const LongFormScreen = lazy(async () => ({ default: (await import('./long-form/LongFormScreen.tsx')).LongFormScreen }))
const HomeScreen = lazy(async () => ({ default: (await import('./shell/HomeScreen.tsx')).HomeScreen }))

const reading = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  // swr considers two equal Decimals different.
  compare: (before: unknown, after: unknown) => reuseEqual(before, after) === before,
}

/** The hand-written app around the hand-written screens. */
export function App({ twin }: { readonly twin: Twin }) {
  const texts = useMemo(() => uiTexts(twin.t), [twin])
  return (
    <TwinContext value={twin}>
      <UiProvider texts={texts}>
        <SWRConfig value={reading}>
          <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
            <Shell>
              <Suspense fallback={null}>
                <Routes>
                  <Route path="/" element={<HomeScreen />} />
                  <Route path="/transRecord" element={<TransRecordScreen />} />
                  <Route path="/recharge" element={<RechargeScreen />} />
                  <Route path="/benchPolled" element={<TransRecordScreen pollSeconds={3.5} />} />
                  <Route path="/benchForm" element={<LongFormScreen />} />
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </Suspense>
            </Shell>
          </HashRouter>
        </SWRConfig>
      </UiProvider>
    </TwinContext>
  )
}
