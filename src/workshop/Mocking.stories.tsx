import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { takeProblems } from './startMocking.ts'

// No part of the app: these hold that a story fails when it asks for what nothing answers.
const meta = { title: 'workshop/Mocking', tags: ['!autodocs', '!dev'], render: () => <p>Requests</p> } satisfies Meta
export default meta

const ask = async (address: string) => {
  await fetch(address).catch(() => undefined)
  return takeProblems()
}

export const UnansweredCall: StoryObj = {
  play: async () =>
    expect(await ask('/api/nothing')).toEqual([`Nothing answers GET ${window.location.origin}/api/nothing.`]),
}
export const AnotherSite: StoryObj = {
  play: async () =>
    expect(await ask('https://elsewhere.invalid/')).toEqual(['Nothing answers GET https://elsewhere.invalid/.']),
}
export const OwnFile: StoryObj = {
  play: async () => expect(await ask('/mockServiceWorker.js')).toEqual([]),
}
