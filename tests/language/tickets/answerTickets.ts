import type { Answers } from '../Answers.ts'

interface Message {
  readonly id: string
  readonly from: 'member' | 'support'
  readonly text: string
  /** Addresses of pictures. */
  readonly files: readonly string[]
  readonly time: string
}

const time = '2026-11-20 13:00:00'
const answer = 'We look into it.'

/** A ticket that is closed, and those that are opened; support answers a message when it is asked for the next time. */
export function answerTickets(): Answers {
  const tickets = new Map<string, { topic: string; state: string; messages: readonly Message[] }>([
    [
      '7',
      {
        topic: 'games',
        state: 'closed',
        messages: [{ id: '1', from: 'member', text: 'The board is empty.', files: [], time }],
      },
    ],
  ])
  const write = (id: unknown, from: Message['from'], text: string, files: unknown = []) => {
    const ticket = tickets.get(String(id))
    if (ticket)
      ticket.messages = [
        ...ticket.messages,
        { id: String(ticket.messages.length + 1), from, text, files: addressesOf(files), time },
      ]
  }
  let uploads = 0
  return {
    uploadPicture: () => ({ id: String((uploads += 1)) }),
    getTickets: () => [...tickets].map(([id, { topic, state }]) => ({ id, topic, state, time })),
    getTicket: ({ id }) => {
      const ticket = tickets.get(String(id))
      const now = ticket && { ...ticket }
      if (ticket?.state === 'open' && ticket.messages.at(-1)?.from === 'member') write(id, 'support', answer)
      return now
    },
    replyTicket: ({ id, text, files }) => {
      write(id, 'member', String(text), files)
      return null
    },
    openTicket: ({ topic, text, files }) => {
      const id = String(tickets.size + 7)
      tickets.set(id, { topic: String(topic), state: 'open', messages: [] })
      write(id, 'member', String(text), files)
      return { id }
    },
  }
}

/** Pictures of the site, in place of those that were sent. */
const addressesOf = (files: unknown): readonly string[] =>
  Array.isArray(files) ? files.map((id) => `demo/activities/${id === '1' ? 3 : 6}.gen.svg`) : []
