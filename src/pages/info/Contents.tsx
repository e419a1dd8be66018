import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/Icon'
import { SteadyText } from '../../ui/SteadyText'
import styles from './Contents.module.css'
import type { InfoSection } from './infoText'

const READ_AREA = '0px 0px -85%' // the top of the window: a shorter section's end leaves it

/** Marks the section that is read. On phones it is closed at first. */
export function Contents({ sections }: { sections: readonly InfoSection[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const read = useReadSection(sections)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) nav.current.scrollTop = link.offsetTop - nav.current.clientHeight / 2
  }, [read])
  return (
    <nav ref={nav} className={styles.contents} aria-labelledby="contents-heading">
      <p id="contents-heading" className={styles.heading}>
        {t('info.contents')}
      </p>
      <button
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="contents"
        onClick={() => setOpen(!isOpen)}
      >
        {t('info.contents')}
        <Icon name="forward" sizePx={16} />
      </button>
      <ol id="contents" className={classes(styles.list, isOpen && styles.open)}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
              <SteadyText isChosen={id === read}>{heading}</SteadyText>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last of the sections at the top of the window; between two of them, the one before. */
function useReadSection(sections: readonly InfoSection[]): string | undefined {
  const [read, setRead] = useState(sections[0]?.id)
  useEffect(() => {
    const atTop = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) atTop.add(target.id)
          else atTop.delete(target.id)
        const last = sections.findLast(({ id }) => atTop.has(id))
        if (last) setRead(last.id)
      },
      { rootMargin: READ_AREA },
    )
    for (const { id } of sections) observer.observe(document.getElementById(id)!)
    return () => observer.disconnect()
  }, [sections])
  return read
}
