import { useEffect, type ReactNode } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'ra-core';
import { showNotice } from '../../../ui/states/notices';

/** Hands react-admin's notifications to the one list of notices; an undoable change is carried out when its notice leaves unused. */
export function RaNotices() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { undoable, autoHideDuration } = notification.notificationOptions ?? {};
    const message = wordsOf(notification, translate);
    const mutation = undoable ? takeMutation() : undefined;
    showNotice(notification.type, message, {
      ...(autoHideDuration === undefined ? {} : { duration: autoHideDuration }),
      ...(mutation ? { action: { label: translate('ra.action.undo'), run: () => mutation({ isUndo: true }) }, onClose: () => mutation({ isUndo: false }) } : {}),
    });
  }, [notifications, takeNotification, takeMutation, translate]);

  return null;
}

function wordsOf({ message, notificationOptions }: NotificationPayload, translate: ReturnType<typeof useTranslate>): ReactNode {
  return typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
}
