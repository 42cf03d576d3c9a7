// Made from schemas/operation/menu.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"pid":{},"menuType":{},"icon":{},"name":{},"sort":{},"component":{},"perms":{},"auth":{},"isShow":{}}};
const pattern0 = new RegExp("^[\\w:*]+(,[\\w:*]+)*$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.menuType === undefined) && (missing0 = "menuType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.menuType !== undefined){
let data0 = data.menuType;
if(!((data0 === "M") || (data0 === "C"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.menuType === undefined) && (missing1 = "menuType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.menuType !== undefined){
if("C" !== data.menuType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid2 = _errs6 === errors;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "component"}});
errors++;
}
if(data.component !== undefined){
let data2 = data.component;
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/component",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/component",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/component",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.menuType === undefined) && (missing2 = "menuType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.menuType !== undefined){
let data3 = data.menuType;
if(!((data3 === "C") || (data3 === "A"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid7 = _errs14 === errors;
if(valid7){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.menuType === undefined) && (missing3 = "menuType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.menuType !== undefined){
if("A" !== data.menuType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid7 = _errs16 === errors;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.perms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "perms"}});
errors++;
}
if(data.perms !== undefined){
let data5 = data.perms;
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/perms",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/perms",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/perms",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs18 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menuType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "menuType"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.isShow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isShow"}});
errors++;
}
if(data.pid !== undefined){
let data6 = data.pid;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.menuType !== undefined){
let data7 = data.menuType;
if(!(((data7 === "M") || (data7 === "C")) || (data7 === "A"))){
(vErrors ??= []).push({instancePath:instancePath+"/menuType",keyword:"enum",params:{}});
errors++;
}
}
if(data.icon !== undefined){
let data8 = data.icon;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func0(data9) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sort !== undefined){
let data10 = data.sort;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 99999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.component !== undefined){
let data11 = data.component;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/component",keyword:"type",params:{}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/component",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.perms !== undefined){
let data12 = data.perms;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/perms",keyword:"type",params:{}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/perms",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.auth !== undefined){
let data13 = data.auth;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"type",params:{}});
errors++;
}
const _errs36 = errors;
let valid12 = true;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data13 === "string"){
if(func0(data13) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs39 = errors;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"pattern",params:{}});
errors++;
}
}
var _valid2 = _errs39 === errors;
valid12 = _valid2;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
}
if(data.isShow !== undefined){
if(typeof data.isShow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isShow",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const func11 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func11.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const update = validate3;
const schema2 = {"properties":{"pid":{},"menuType":{},"icon":{},"name":{},"sort":{},"component":{},"perms":{},"auth":{},"isShow":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func11.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const actions = {};
