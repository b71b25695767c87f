import { createRoot } from 'react-dom/client'
import { createDocuments } from './createDocuments.ts'
import { createWire } from './createWire.ts'
import { createWorkbench } from './createWorkbench.ts'
import { createInspector } from './inspector/createInspector.ts'
import { WorkbenchBar } from './WorkbenchBar.tsx'
import './page.css'

/** `npm run dev`: the documents on the disk, played as they are saved on the simulated platform, and the bar. */
export function startWorkbench(): void {
  const element = document.querySelector('#root') ?? document.body
  const documents = createDocuments({ hot: import.meta.hot, fetch: async (input, init) => window.fetch(input, init) })
  const workbench = createWorkbench({ window, element, documents, wire: createWire(window) })

  // Beside the body: the app's dialogs lock up all that is in it.
  const side = document.documentElement.appendChild(document.createElement('aside'))
  side.id = 'workbench'
  side.lang = 'en'
  side.setAttribute('aria-label', 'Workbench')
  createRoot(side).render(<WorkbenchBar workbench={workbench} inspector={createInspector(window, element)} />)
}
