/** Templates of messages: added from the libraries of the platform by their number, at most 25 an account. Numbers that begin with 0 are in no library. */
import { counter, only, refused, type Routes, textOf } from '../part';

const most = 25;

interface Held {
  number: string;
  title: string;
  content: string;
}

export function templatePart() {
  const [nextOfficial, nextRoutine] = [counter('official-template-'), counter('routine-template-')];
  const state = { official: new Map<string, Held>(), routine: new Map<string, Held>() };
  const add = (held: Map<string, Held>, next: () => string, number: string, absent: number, full: number): string | number => {
    if (!/^[1-9A-Z]\w{0,39}$/.test(number)) return absent;
    if (held.size >= most) return full;
    const id = next();
    held.set(id, { number, title: `模板${number}`, content: '{{first.DATA}}' });
    return id;
  };
  const routes: Routes = {
    ...only('official', {
      'GET /cgi-bin/template/get_all_private_template': () => ({ template_list: [...state.official].map(([id, { title, content }]) => ({ template_id: id, title, content })) }),
      'POST /cgi-bin/template/api_add_template': ({ fields }) => {
        const id = add(state.official, nextOfficial, textOf(fields.template_id_short), 40036, 45026);
        return typeof id === 'string' ? { template_id: id } : refused(id, 'invalid template');
      },
      'POST /cgi-bin/template/del_private_template': ({ fields }) => (state.official.delete(textOf(fields.template_id)) ? {} : refused(40037, 'invalid template_id')),
    }),
    ...only('miniProgram', {
      'GET /wxaapi/newtmpl/gettemplate': () => ({ data: [...state.routine].map(([id, { title, content }]) => ({ priTmplId: id, title, content, type: 2 })) }),
      'POST /wxaapi/newtmpl/addtemplate': ({ fields }) => {
        const id = add(state.routine, nextRoutine, textOf(fields.tid), 200014, 200012);
        return typeof id === 'string' ? { priTmplId: id } : refused(id, 'invalid template');
      },
      'POST /wxaapi/newtmpl/deltemplate': ({ fields }) => (state.routine.delete(textOf(fields.priTmplId)) ? {} : refused(200014, 'invalid template')),
    }),
  };
  return { state, routes };
}
