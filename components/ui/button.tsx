import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-colors duration-100 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
        secondary: 'border-line bg-surface text-ink enabled:hover:bg-hover [a]:hover:bg-hover',
        ghost:
          'border-transparent bg-transparent text-ink-muted enabled:hover:bg-hover enabled:hover:text-ink [a]:hover:bg-hover [a]:hover:text-ink',
        danger:
          'border-transparent bg-negative text-on-accent enabled:hover:bg-negative-hover [a]:hover:bg-negative-hover',
      },
      size: {
        sm: 'h-7 px-2.5 text-sm',
        md: 'h-8 px-3 text-base',
        lg: 'h-10 px-4 text-base',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Styles the only child (a link) instead of rendering a button. */
  asChild?: boolean;
  /** Shows a spinner; the button keeps its width and focus and ignores clicks. */
  loading?: boolean;
}

/** Label buttons with their action ("Save requirements"), never "OK". */
export function Button({
  variant,
  size,
  asChild,
  loading = false,
  className,
  children,
  type,
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={loading ? 'button' : (type ?? 'button')}
      className={cn(classes, loading && 'relative')}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...props}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <LoaderCircle className="animate-spin" />
        </span>
      )}
      <span className={cn('inline-flex items-center gap-1.5', loading && 'opacity-0')}>{children}</span>
    </button>
  );
}
