import { startApp } from './startApp.ts'

/** The members' app in a browser. In dev the workbench runs instead, on the simulated platform. */
if (import.meta.env.DEV) {
  const { startWorkbench } = await import('../workbench/startWorkbench.tsx')
  startWorkbench()
} else {
  await startApp()
}
