/** Parking lots, asked whether they answer. */
import { call } from './transport/http';

export interface Tested {
  success: boolean;
  message: string;
  costMs: number;
}

export const testConnection = (id: number | string, signal?: AbortSignal): Promise<Tested> => call('POST', `/admin/platform/parking/credential/test/${id}`, { quiet: true, signal });
