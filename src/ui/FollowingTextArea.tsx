import { useLayoutEffect, useRef } from 'react'
import type { Source } from '../scene/source'
import { growField } from './growField'
import { TextArea, type TextAreaProps } from './TextArea'

interface FollowingTextAreaProps extends Omit<TextAreaProps, 'value' | 'ref'> {
  text: Source<string>
}

/** A text area that shows a text as it changes, without being rendered. */
export function FollowingTextArea({ text, ...rest }: FollowingTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    const show = () => {
      const words = text.current()
      if (field.value !== words) field.value = words // the same again would move the caret
      growField(field)
    }
    show()
    return text.subscribe(show)
  }, [text])
  return <TextArea {...rest} ref={area} value={undefined} />
}
