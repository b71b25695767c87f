import { startApp } from './startApp.ts'

/** The members' app in a browser. In dev the workbench runs instead, on the simulated platform. */
async function start(): Promise<void> {
  if (!import.meta.env.DEV) return startApp()
  const { startWorkbench } = await import('../workbench/startWorkbench.tsx')
  startWorkbench()
}

// Not awaited: with one module that waits the bundler keeps every shared part in a file of its own.
void start()
