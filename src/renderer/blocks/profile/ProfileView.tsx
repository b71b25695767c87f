import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { readLabelled, readPicture } from '../../reading/display.ts'
import { useTap } from '../../actions/useAction.ts'
import { appAvatar } from '../../parts/avatarOf.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './ProfileView.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'
import type { ProfileBlock } from '../../../format/blocks/profile.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

function readProfile(read: Reader, { avatar, name, tag, lines }: BlockOf<'profile'>) {
  const shownName = read.text(name)
  const given = read.value(avatar, '')
  const picture = typeof given === 'string' ? readPicture(given) : undefined
  return {
    name: shownName,
    avatar: picture ?? appAvatar(shownName),
    tag: read.text(tag),
    lines: readLabelled(read, lines),
  }
}

/** Name, level and picture of the member. */
export function ProfileView({ block }: { block: BlockOf<'profile'> }) {
  const profile = useDerived(block, readProfile)
  const { onTap } = useTap(block.do)
  const { name, avatar, tag, lines } = profile.value
  return (
    <WhenReady of={profile} skeleton={<ProfileSkeleton block={block} />}>
      <Pressable className={styles.profile} onClick={onTap}>
        <span aria-hidden="true">
          <Avatar name={name} src={avatar} size={64} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span>{name}</span>
            {tag !== '' && <Badge tone="warning">{tag}</Badge>}
          </span>
          {lines.map(({ label, text }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of text without a state, and two may be labelled the same
            <span key={place} className={styles.line}>
              <span>{label}</span> <b>{text}</b>
            </span>
          ))}
        </span>
        {onTap && <Icon name="chevronRight" size={18} />}
      </Pressable>
    </WhenReady>
  )
}

/** The space that a profile will take. */
function ProfileSkeleton({ block: { lines } }: { block: ProfileBlock }) {
  return (
    <div className={styles.profile}>
      <span className={styles.waiting}>
        <Skeleton shape="circle" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.bone}>
            <Skeleton shape="text" />
          </span>
        </span>
        {Object.keys(lines).map((place) => (
          <span key={place} className={styles.line}>
            <span className={styles.bone}>
              <Skeleton shape="text" />
            </span>
          </span>
        ))}
      </span>
    </div>
  )
}
