import type { ComponentProps } from 'react'
import './Button.css'

type Props = ComponentProps<'button'> & { variant?: 'primary' | 'secondary' | 'quiet' }

export function Button({ variant = 'secondary', className = '', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={`btn btn--${variant} ${className}`} />
}
