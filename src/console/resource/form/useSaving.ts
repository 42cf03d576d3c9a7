/** Sends a form to its resource and tells what became of it. */
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { FormMode, ResourceModel } from '../../../engine/model';
import { showNotice } from '../../../ui/states/notices';
import type { Values } from './store';

export interface SavingOptions {
  resource: ResourceModel;
  mode: FormMode;
}

/** @returns what `useForm` needs: `save` throws ApiError, `announce` shows the success notice and refreshes what was read before */
export function useSaving({ resource, mode }: SavingOptions) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const save = useCallback(async (values: Values, stored: Values = {}): Promise<unknown> => {
    if (mode !== 'edit') return (await dataProvider.create(resource.key, { data: values })).data;
    const id = stored[resource.primaryKey] as number | string;
    return (await dataProvider.update(resource.key, { id, data: values, previousData: { ...stored, id } })).data;
  }, [dataProvider, resource, mode]);
  const announce = useCallback(() => {
    showNotice('success', resource.form?.success[mode] ?? '保存成功');
    void queryClient.invalidateQueries({ queryKey: [resource.key] });
  }, [queryClient, resource, mode]);
  return { save, announce };
}
