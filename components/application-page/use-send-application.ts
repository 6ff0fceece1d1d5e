import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';
import { cvLimits } from '@/lib/cv/cv-limits';
import { soonestMs } from '@/lib/domain/application-enums';
import { ApiError } from '@/lib/http/browser/browser-client';
import { publicRequest } from '@/lib/http/browser/public-call';
import { toLocale } from '@/lib/i18n/locale';
import { megabyte } from '@/lib/validation/file-limits';

/** What an applicant has typed; answers by their questions. */
export interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  consent: boolean;
  answers: Record<string, string>;
  website: string;
  file: File | null;
}

/** A file in base64. */
function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

/** Errors by the field's path; everything about the file is at `cv`. */
function errorsOf(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  if (error.code.startsWith('cv.')) return { cv: error.message };
  return Object.fromEntries(error.fields.map(({ path, message }) => [path.startsWith('cv.') ? 'cv' : path, message]));
}

/** What is missing or wrong as far as the browser can tell, so that no large file is sent for nothing. */
function useFindFaults({ questions }: PublicFormDto) {
  const t = useTranslations('applicationPage');
  return ({ firstName, lastName, email, file, answers }: Typed): Record<string, string> => {
    const missing = (value: string) => (value.trim() === '' ? t('required') : undefined);
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email.trim());
    const cv = !file
      ? t('noFile')
      : file.size > cvLimits.maxMegabytes * megabyte
        ? t('tooLarge', { max: cvLimits.maxMegabytes })
        : undefined;
    const found: [string, string | undefined][] = [
      ['firstName', missing(firstName)],
      ['lastName', missing(lastName)],
      ['email', missing(email) ?? (isAddress ? undefined : t('noAddress'))],
      ['cv', cv],
      ...questions.map(({ text, required }, index): [string, string | undefined] => [
        `answers.${index}.answer`,
        required ? missing(answers[text] ?? '') : undefined,
      ]),
    ];
    return Object.fromEntries(found.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
  };
}

interface SendOptions {
  code: string | null;
  form: PublicFormDto;
  onSent: () => void;
}

/** Sends an application, and says what is wrong with it: beside a field, or above the button. */
export function useSendApplication({ code, form, onSent }: SendOptions) {
  const t = useTranslations('applicationPage');
  const locale = toLocale(useLocale());
  const router = useRouter();
  const openedAt = useRef(0);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  const findFaults = useFindFaults(form);
  useEffect(() => {
    openedAt.current = Date.now();
  }, [form.stamp]);
  const call = useMutation({
    mutationFn: async ({ file, answers, ...typed }: Typed) => {
      if (!file) return;
      const content = await readFile(file);
      // The server takes nothing that was sent sooner than a person could.
      await new Promise((resolve) => setTimeout(resolve, openedAt.current + soonestMs + 200 - Date.now()));
      await publicRequest('/application-form/send', {
        ...typed,
        code,
        stamp: form.stamp,
        locale,
        answers: form.questions.map(({ text }) => ({ question: text, answer: answers[text] ?? '' })),
        cv: { fileName: file.name, content },
      });
    },
    meta: { successBanner: false, errorBanner: false },
    onSuccess: onSent,
    onError: (error) => {
      setFaults(errorsOf(error));
      setAttempts((count) => count + 1);
      // Another stamp or other questions; what was typed stays.
      if (error instanceof ApiError && error.code.startsWith('application-form.')) router.refresh();
    },
  });
  const send = (typed: Typed) => {
    const found = findFaults(typed);
    setFaults(found);
    if (Object.keys(found).length === 0) return call.mutate(typed);
    call.reset();
    setAttempts((count) => count + 1);
  };
  const { error } = call;
  const hasFaults = Object.keys(faults).length > 0;
  const failure = hasFaults
    ? t('check')
    : error && (error instanceof ApiError && error.message ? error.message : t('network'));
  return {
    send,
    errorAt: (path: string) => faults[path],
    failure: call.isPending ? null : failure,
    isSending: call.isPending,
    attempts,
  };
}
