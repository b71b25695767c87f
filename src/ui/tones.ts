/** How a figure or a state is meant; the words always say it too. */
export type Tone = 'neutral' | 'info' | 'gain' | 'loss' | 'warning'
