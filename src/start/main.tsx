import { startApp } from './startApp.ts'

/**
 * The members' app in a browser. In dev the workbench plays the documents on the disk against the simulated platform
 * instead.
 */
if (import.meta.env.DEV) {
  const { startWorkbench } = await import('../workbench/startWorkbench.tsx')
  startWorkbench()
} else {
  await startApp()
}
