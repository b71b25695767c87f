import { systemClock } from '../../../admin/service/base/Clock.ts'
import { type Core, type CoreOptions, createCore } from '../../../admin/service/core/createCore.ts'
import { fakeFormat } from '../../../admin/service/testing/fakeFormat.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import type { Store } from '../../../admin/service/store/Store.ts'

/** The core of a script that shares a data folder with others, and may be killed. */
export function openScriptCore(
  store: Store,
  dataDir: string,
  options: Partial<Pick<CoreOptions, 'webhook' | 'clock'>> = {},
): Promise<Core> {
  return createCore({
    dataDir,
    store,
    format: fakeFormat,
    baseline: testBaseline,
    playTest: () => Promise.resolve([]),
    rails: {},
    approvalsRequired: false,
    clock: systemClock,
    wait: () => Promise.resolve(),
    warn: () => undefined,
    ...options,
  })
}
