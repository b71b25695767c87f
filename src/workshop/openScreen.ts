import type { StoryContext } from '@storybook/react-vite'
import { createApp } from '../app/createApp.tsx'
import type { ScreenSimulation } from './simulateScreen.ts'

let close = (): void => undefined

/**
 * Opens the whole app at the screen of a story. Not as a part of what Storybook renders: the app has a React root of
 * its own, which another one cannot end while it renders.
 */
export function openScreen({ canvasElement, loaded }: Pick<StoryContext, 'canvasElement' | 'loaded'>): () => void {
  // A story that is drawn again, in another language, is not closed before.
  close()
  const { address, options } = loaded['simulation'] as ScreenSimulation
  const page = canvasElement.ownerDocument
  const element = page.body.appendChild(page.createElement('div'))
  element.className = 'story-app'
  window.history.replaceState(null, '', address)
  const app = createApp(options)
  app.mount(element)
  close = () => {
    app.destroy()
    element.remove()
    window.history.replaceState(null, '', '#')
    close = () => undefined
  }
  return () => close()
}
