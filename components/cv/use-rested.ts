import { useEffect, useState } from 'react';

/** `value` once it has not changed for `delay` ms; until then the one that rested before it. */
export function useRested<Value>(value: Value, delay: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
