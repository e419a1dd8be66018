import { useId, useState, useSyncExternalStore, type ClipboardEvent, type DragEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import useImage from 'use-image'
import { isMarked, unmarked } from '../../../card/cardPictures'
import { pictures } from '../../../draw/pictures/images'
import { PictureNotice } from '../../shared/pictures/PictureNotice'
import { isOwnPicture, pictureStore, type OwnPicture } from '../../../draw/pictures/pictureStore'
import { Button } from '../../../ui/Button'
import { FieldNote } from '../../../ui/FieldNote'
import { Spinner } from '../../../ui/Spinner'
import { TextField } from '../../../ui/TextField'
import { useFileInput } from '../../../ui/useFileInput'
import { useTypedText } from '../useTypedText'
import { DropFrame } from './DropFrame'
import styles from './PictureInput.module.css'
import { mayHoldPicture, pictureInTransfer, usePictureImport } from './usePictureImport'
import { QUOTE_LIMITS } from '../../../card/limits'
import type { FoundSubject } from '../../../look/backgrounds'
import placeholderUrl from '../content/brokenPicture.svg'

export interface PictureInputProps {
  label: string
  alt: string
  src: string
  onChange: (src: string, found?: FoundSubject) => void
  isReadOnly?: boolean
  isOfDraft?: boolean // A draft may be saved while a picture is fetched, and then contains the URL.
}

export function PictureInput({ label, alt, src, onChange, ...rest }: PictureInputProps) {
  const { isReadOnly = false, isOfDraft = false } = rest
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<{ words: string; src: string; isAddress: boolean } | null>(null)
  const noteId = useId()
  const found = useOwnPicture(src)
  const own = found === 'gone' ? null : found
  const isAsked = isMarked(src)
  const shownAt = isOwnPicture(src) ? (own?.shownAt ?? '') : isAsked ? '' : src
  const [, loading] = useImage(shownAt, 'anonymous', 'no-referrer')
  const onCard = useSyncExternalStore(pictures.subscribe, () => pictures.find(src))
  const isBroken =
    src !== '' &&
    !isAsked &&
    (onCard === 'failed' || found === 'gone' || (shownAt !== '' && loading === 'failed'))
  const choose = (next: string, found?: FoundSubject) => {
    setRefusal(null)
    onChange(next, found)
  }
  const { isImporting, importPicture } = usePictureImport({
    onImported: choose,
    onRefused(words, given) {
      // A rejected URL is the visitor's text and stays, with a blank on the card; a rejected file changes
      // nothing.
      const isAddress = typeof given === 'string'
      setRefusal({
        words: isAddress ? t('pictures.blank', { words }) : words,
        src: isAddress ? given : src,
        isAddress,
      })
      if (isAddress && given !== src) onChange(given)
    },
  })
  const url = useTypedText(isOwnPicture(src) ? (own?.address ?? '') : unmarked(src), (text) => {
    const address = text.trim()
    if (address === '') choose('')
    else {
      if (isOfDraft) choose(address)
      importPicture(address)
    }
  })
  const onPaste = (event: ClipboardEvent) => {
    const given = pictureInTransfer(event.clipboardData)
    // A URL pasted into the field is ordinary text.
    if (isReadOnly || !given || (typeof given === 'string' && event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    event.stopPropagation()
    importPicture(given)
  }
  const onDrop = (event: DragEvent) => {
    const given = pictureInTransfer(event.dataTransfer)
    if (isReadOnly || !given) return
    event.preventDefault()
    importPicture(given)
  }
  const broken = isBroken
    ? { words: t(isOwnPicture(src) ? 'pictures.gone' : 'pictures.broken'), isAddress: !isOwnPicture(src) }
    : null
  const error = isImporting ? null : refusal?.src === src ? refusal : broken
  // Separate errors, since a file does not invalidate the URL.
  const addressError = error?.isAddress ? error.words : undefined
  const fileError = error && !error.isAddress ? error.words : undefined
  return (
    <div
      className={styles.picture}
      onPaste={onPaste}
      onDragOver={(event) => mayHoldPicture(event.dataTransfer) && event.preventDefault()}
      onDrop={onDrop}
    >
      <TextField
        label={label}
        type="url"
        maxLength={QUOTE_LIMITS.url}
        placeholder={isReadOnly ? t('content.noImage') : 'https://'}
        isReadOnly={isReadOnly}
        error={addressError}
        {...url}
      />
      {isImporting && (
        <p className={styles.busy}>
          <Spinner label={t('pictures.taking')} />
          <span aria-hidden="true">{t('pictures.taking')}</span>
        </p>
      )}
      {isAsked && !isReadOnly && (
        <PictureNotice srcs={[src]} onLoad={(addressOf) => choose(addressOf(src))} />
      )}
      {src !== '' && (
        <PicturePreview
          shownAt={shownAt}
          alt={alt}
          status={isBroken || isAsked ? 'failed' : shownAt === '' ? 'loading' : loading}
        />
      )}
      {own && <p className={styles.name}>{own.name || own.address || t('background.ownFile')}</p>}
      {!isReadOnly && (
        <FileActions
          alt={alt}
          describedBy={fileError && noteId}
          onFile={importPicture}
          onRemove={src === '' ? null : () => choose('')}
        />
      )}
      <FieldNote id={noteId} error={fileError} />
      {!isReadOnly && (
        <>
          <p className={styles.hint}>{t('pictures.hint')}</p>
          <div className={styles.drop}>
            <DropFrame />
          </div>
        </>
      )}
    </div>
  )
}

interface FileActionsProps {
  alt: string
  describedBy: string | undefined
  onFile: (file: File) => void
  onRemove: (() => void) | null // null while there is no picture
}

function FileActions({ alt, describedBy, onFile, onRemove }: FileActionsProps) {
  const { t } = useTranslation()
  const { input, choose } = useFileInput('image/*,.heic,.heif,.avif', onFile)
  return (
    <div className={styles.actions}>
      {input}
      <Button
        onPress={choose}
        accessibleName={t('pictures.chooseFor', { field: alt })}
        describedBy={describedBy}
      >
        {t('background.imageFile')}
      </Button>
      {onRemove && (
        <Button look="bare" onPress={onRemove}>
          {t('pictures.remove')}
        </Button>
      )}
    </div>
  )
}

interface PicturePreviewProps {
  shownAt: string
  alt: string
  status: 'loading' | 'loaded' | 'failed'
}

function PicturePreview({ shownAt, alt, status }: PicturePreviewProps) {
  const { t } = useTranslation()
  if (status === 'loading') return <Spinner label={t('site.loading')} />
  if (status === 'failed') return <img className={styles.preview} src={placeholderUrl} alt={alt} />
  return (
    <img
      className={styles.preview}
      src={shownAt}
      alt={alt}
      crossOrigin="anonymous"
      referrerPolicy="no-referrer"
    />
  )
}

/** The object URL is valid while the hook is mounted. */
type KnownPicture = Pick<OwnPicture, 'name' | 'address'> & { shownAt: string }

/** null if the picture is not the visitor's own or is still being looked up */
function useOwnPicture(src: string): KnownPicture | 'gone' | null {
  const [known, setKnown] = useState<{ src: string; picture: KnownPicture | 'gone' } | null>(null)
  useEffect(() => {
    if (!isOwnPicture(src)) return
    let shownAt = ''
    let isOver = false
    void pictureStore.find(src).then((picture) => {
      if (isOver) return
      if (!picture) return setKnown({ src, picture: 'gone' })
      shownAt = URL.createObjectURL(picture.blob)
      setKnown({ src, picture: { name: picture.name, address: picture.address, shownAt } })
    })
    return () => {
      isOver = true
      if (shownAt !== '') URL.revokeObjectURL(shownAt)
      setKnown(null)
    }
  }, [src])
  return known?.src === src ? known.picture : null
}
