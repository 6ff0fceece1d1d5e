'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownProps {
  sendAt: string;
  /** How many leave then. */
  count: number;
  /** When the time is over. */
  onOver: () => void;
}

const secondMs = 1000;

/** Until when a message can be called back; the seconds are for the eye alone. */
export function Countdown({ sendAt, count, onOver }: CountdownProps) {
  const t = useTranslations('messages.callBack');
  const format = useFormatter();
  const end = new Date(sendAt).getTime();
  const [now, setNow] = useState(() => Date.now());
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < end) return;
      clearInterval(timer);
      over();
    }, secondMs);
    return () => clearInterval(timer);
  }, [end]);
  const seconds = Math.max(0, Math.ceil((end - now) / secondMs));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className="tabular-nums">
      {t('leavesAt', { count, time: format.dateTime(new Date(sendAt), { timeStyle: 'short' }) })}
      <span aria-hidden="true"> {t('leavesIn', { clock })}</span>
    </span>
  );
}
