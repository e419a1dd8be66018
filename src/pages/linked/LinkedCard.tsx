import { useAtomValue, useSetAtom, atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../card/card'
import { loadLinkedPicturesAtom, cardOfLinkAtom } from '../../state/linkedCard'
import { CardPreview } from '../card/CardPreview'
import { PictureNotice } from '../shared/pictures/PictureNotice'
import { Toasts } from '../shared/Toasts'
import styles from './CardPage.module.css'
import { pictures } from '../../draw/pictures/images'
import { luminanceMapsOfPictures } from '../../draw/pictures/luminanceMaps'
import { FULL_VIEW } from '../../layout/view'
import { createSceneAtoms } from '../../state/scene'

/** In one chunk with the drawing engine. */
export function LinkedCard({ card, ...size }: { card: Card; widthPx: number; heightPx: number }) {
  const { t } = useTranslation()
  const toAsk = useAtomValue(linkedScene.toAskAtom)
  const loadPictures = useSetAtom(loadLinkedPicturesAtom)
  return (
    <>
      <CardPreview atoms={linkedScene} card={card} waitingFor={t('linked.loading')} {...size} />
      <div className={styles.toasts}>
        <Toasts>
          <PictureNotice srcs={toAsk} onLoad={loadPictures} />
        </Toasts>
      </div>
    </>
  )
}

const linkedScene = createSceneAtoms(
  cardOfLinkAtom,
  atom(() => FULL_VIEW),
  luminanceMapsOfPictures(pictures),
)
