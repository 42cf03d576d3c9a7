/** The shop's own entry: `/shop/` the home page, `/shop/page/{id}` any designed page. It knows nothing of the console. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopPage } from './ShopPage';

createRoot(document.getElementById('root')!).render(<StrictMode><ShopPage path={location.pathname} /></StrictMode>);
