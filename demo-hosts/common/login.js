// Inside a login frame: tell the page around it how high the content is.
const tellHeight = () => {
  const height = Math.ceil(document.querySelector('main').getBoundingClientRect().bottom);
  window.parent.postMessage({ height }, window.location.origin);
};

if (window.parent !== window) new ResizeObserver(tellHeight).observe(document.body);
