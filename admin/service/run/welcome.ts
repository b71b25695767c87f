import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import type { Config } from '../base/config/Config.ts'
import type { Service } from './startService.ts'

/** The lines that a person wants to see who just started the service. */
export function welcome(
  { publicUrl, deskUrl, setupLink, boot }: Pick<Service, 'publicUrl' | 'deskUrl' | 'setupLink' | 'boot'>,
  { platformUrl }: Config,
): string {
  const lines = ['', `  App    ${publicUrl}`, `  Desk   ${deskUrl}`, '']
  if (setupLink !== undefined)
    lines.push(
      '  Nobody can sign in to the desk yet. Make the first owner with this link, once, within a day:',
      `  ${setupLink}`,
      '',
    )
  if (platformUrl === undefined) {
    const { member, agent, payPassword } = demoAccounts
    lines.push(
      '  Demonstration: the platform is simulated, no real money moves. Set PLATFORM_URL to use a real one.',
      `  Member ${member.name} / ${member.password}, agent ${agent.name} / ${agent.password}, pay password ${payPassword}.`,
      '',
    )
  }
  if (boot.kind === 'refused') {
    const whatMembersHave = boot.seq === 0 ? 'Nothing is published yet' : `Release ${boot.seq} stays live`
    lines.push(
      `  The documents of this build were refused. ${whatMembersHave}:`,
      ...boot.blockers
        .slice(0, 20)
        .map(({ message, document }) => `  - ${document === undefined ? '' : `${document}: `}${message}`),
    )
    if (boot.blockers.length > 20) lines.push(`  … and ${boot.blockers.length - 20} more.`)
    lines.push('')
  }
  if (boot.kind === 'released' && boot.setAside !== undefined)
    lines.push(
      '  This build refuses edits that were live. They are set aside; the desk says why, under Review:',
      ...boot.setAside.map((text) => `  - ${text}`),
      '',
    )
  if (boot.kind === 'storage') {
    const whatMembersHave = boot.seq === 0 ? 'Members play what the app ships with' : `Members keep release ${boot.seq}`
    lines.push(
      `  The store cannot be used. ${whatMembersHave}, nobody can sign in to the desk, and nothing can be published:`,
      `  ${boot.message}`,
      '',
    )
  }
  if (boot.kind === 'newer-build')
    lines.push(`  A newer build has published release ${boot.seq}. This one only serves; it cannot publish.`, '')
  return `${lines.join('\n')}\n`
}
